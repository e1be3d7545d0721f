"""A person's own record by HTTP: counted, and as a table for other programs. Nobody else's can be asked for."""

from sqlalchemy import Connection
from starlette.responses import Response

from goldenhorn.server.hall import Hall
from goldenhorn.server.http import Call, Endpoint
from goldenhorn.server.people import People
from goldenhorn.server.sheet import sheet_of
from goldenhorn.server.storage import results
from goldenhorn.server.storage.results import Uncounted
from goldenhorn.server.tally import OwnRecord, own_record

CSV = "text/csv"
FILE = "golden-horn-record.csv"


class OwnRecords:
    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people

    def all(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/record", "My own record", self.own_record, OwnRecord),
            Endpoint("GET", "/api/record.csv", "The games of my record, as CSV", self.own_sheet, str, media=CSV),
        ]

    async def own_record(self, call: Call[None, None]) -> OwnRecord:
        person = await self.people.who(call.request)
        if person is None:
            return own_record([], Uncounted(0, 0, 0))

        def count(database: Connection) -> OwnRecord:
            return own_record(results.played_by(database, person.key), results.not_played_by(database, person.key))

        return await self.hall.read(count)

    async def own_sheet(self, call: Call[None, None]) -> Response:
        person = await self.people.who(call.request)
        key = "" if person is None else person.key
        sheet = await self.hall.read(lambda database: sheet_of(results.played_by(database, key)))
        return Response(sheet, media_type=CSV, headers={"Content-Disposition": f'attachment; filename="{FILE}"'})
