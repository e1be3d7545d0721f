"""The commands as a tree of parsers: argparse keeps it, but shows it to nobody."""

import argparse


def below(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands, or the verbs of a command, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def summary(parser: argparse.ArgumentParser, name: str) -> str:
    """What the list of commands says about one."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return next(choice.help or "" for choice in action._choices_actions if choice.dest == name)
    return ""
