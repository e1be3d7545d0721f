/** The sounds of the table: short, made of a few tones and a little noise when they are needed, so that nothing is loaded. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'wood' | 'goods' | 'sabres' | 'bell' | 'turn' | 'end'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Browsers let a page sound once somebody has touched it; before that it stays silent. */
function open(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  return context.state === 'running' ? context : null
}

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return
  const audio = open()
  if (audio !== null) SOUNDS[sound](audio, audio.currentTime)
}

function out(audio: AudioContext, volume: number, at: number, length: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume * settings.volume, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}

function tone(audio: AudioContext, at: number, hertz: number, length: number, volume: number, to = hertz): void {
  const source = audio.createOscillator()
  source.type = 'sine'
  source.frequency.setValueAtTime(hertz, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(out(audio, volume, at, length))
  source.start(at)
  source.stop(at + length)
}

/** Noise of a colour: paper, water, a blade. */
function rush(audio: AudioContext, at: number, hertz: number, width: number, length: number, volume: number): void {
  if (noise === null || noise.sampleRate !== audio.sampleRate) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  }
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  filter.Q.value = width
  source.connect(filter)
  filter.connect(out(audio, volume, at, length))
  source.start(at)
  source.stop(at + length)
}

/** A small bell: tones that are no whole multiples of each other. */
function bell(audio: AudioContext, at: number, hertz: number, volume: number): void {
  tone(audio, at, hertz, 0.9, volume)
  tone(audio, at, hertz * 2.76, 0.5, volume * 0.35)
  tone(audio, at, hertz * 5.4, 0.25, volume * 0.15)
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => rush(audio, at, 3200, 0.7, 0.09, 0.22),
  wood: (audio, at) => {
    tone(audio, at, 190, 0.12, 0.35, 90)
    rush(audio, at, 700, 0.8, 0.16, 0.1)
  },
  goods: (audio, at) => {
    for (const [index, hertz] of [520, 620, 560].entries()) tone(audio, at + index * 0.05, hertz, 0.06, 0.14, hertz * 0.7)
  },
  sabres: (audio, at) => {
    for (const shift of [0, 0.09]) {
      rush(audio, at + shift, 6200, 6, 0.22, 0.3)
      tone(audio, at + shift, 2350 + shift * 4000, 0.25, 0.05)
    }
  },
  bell: (audio, at) => bell(audio, at, 620, 0.3),
  turn: (audio, at) => {
    bell(audio, at, 784, 0.16)
    bell(audio, at + 0.13, 1046, 0.14)
  },
  end: (audio, at) => {
    for (const [index, hertz] of [392, 523, 659, 784].entries()) bell(audio, at + index * 0.14, hertz, 0.18)
  },
}
