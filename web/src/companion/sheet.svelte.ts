/** The numbers of a mere score, while they are put in; the browser keeps them. */
import { HOUSES, type House } from '../lib/telling'
import type { StockData, Stocks } from '../protocol'

type Territory = NonNullable<StockData['territories']>[number]
export const TERRITORIES: readonly Territory[] = ['Zara', 'Durazzo', 'Candia', 'Negroponte', 'Galata']

const PLACE = 'golden-horn-scorer'
const FIGURES = 6
/** As many as the box holds of a colour, and of figures. */
const MOST = { goods: 15, figures: 28 }

interface Kept {
  houses: House[]
  expansion: boolean
  numbers: (number | null)[][]
  owners: [Territory, House][]
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    const houses = (found.houses ?? []).filter((house) => HOUSES.includes(house))
    const numbers = houses.map((_, seat) => found.numbers?.[seat] ?? [])
    const whole = numbers.every((row) => Array.isArray(row) && row.length === FIGURES + 1)
    if (!whole) return { houses: [], expansion: false, numbers: [], owners: [] }
    return { houses, expansion: found.expansion === true, numbers, owners: Array.isArray(found.owners) ? found.owners : [] }
  } catch {
    return { houses: [], expansion: false, numbers: [], owners: [] }
  }
}

const empty = (): (number | null)[] => Array.from({ length: FIGURES + 1 }, () => null)

export class Sheet {
  houses = $state<House[]>([])
  expansion = $state(false)
  #numbers = $state<(number | null)[][]>([])
  #owners = $state<[Territory, House][]>([])
  /** The cell that waits. */
  seat = $state(0)
  column = $state(0)

  constructor() {
    const { houses, expansion, numbers, owners } = kept()
    this.houses = houses
    this.expansion = expansion
    this.#numbers = numbers
    this.#owners = owners
    this.#next(0)
  }

  get columns(): number {
    return this.expansion ? FIGURES + 1 : FIGURES
  }
  get most(): number {
    return this.column === FIGURES ? MOST.figures : MOST.goods
  }
  get complete(): boolean {
    return this.houses.length > 1 && this.houses.every((_, seat) => this.#row(seat).every((number) => number !== null))
  }
  get stocks(): Stocks {
    return {
      expansion: this.expansion,
      seats: this.houses.map((house, seat) => ({
        goods: this.goodsOf(seat),
        figures: this.expansion ? (this.at(seat, FIGURES) ?? 0) : 0,
        territories: this.expansion ? this.#owners.filter(([, owner]) => owner === house).map(([name]) => name) : [],
      })),
    }
  }

  at(seat: number, column: number): number | null {
    return this.#numbers[seat]?.[column] ?? null
  }
  goodsOf(seat: number): number[] {
    return Array.from({ length: FIGURES }, (_, column) => this.at(seat, column) ?? 0)
  }
  owner(name: Territory): number {
    const house = this.#owners.find(([territory]) => territory === name)?.[1]
    return this.houses.findIndex((other) => other === house)
  }

  sit(houses: House[]): void {
    const before = new Map(this.houses.map((house, seat) => [house, this.#numbers[seat]]))
    this.#numbers = houses.map((house) => before.get(house) ?? empty())
    this.#owners = this.#owners.filter(([, house]) => houses.includes(house))
    this.houses = houses
    this.#next(0)
  }
  expand(on: boolean): void {
    this.expansion = on
    this.#next(0)
  }
  point(seat: number, column: number): void {
    const row = this.#numbers[seat]
    if (row !== undefined) row[column] = null
    this.seat = seat
    this.column = column
  }
  enter(number: number): void {
    const row = this.#numbers[this.seat]
    if (row !== undefined) row[this.column] = number
    this.#next(this.seat * this.columns + this.column)
  }
  give(name: Territory, seat: number): void {
    const house = this.houses[seat]
    const had = this.owner(name) === seat
    this.#owners = this.#owners.filter(([territory]) => territory !== name)
    if (!had && house !== undefined) this.#owners.push([name, house])
    this.#keep()
  }
  clear(): void {
    this.#numbers = this.houses.map(empty)
    this.#owners = []
    this.#next(0)
  }

  #row(seat: number): (number | null)[] {
    return Array.from({ length: this.columns }, (_, column) => this.at(seat, column))
  }

  /** The first empty cell from there on waits next, or from the beginning. */
  #next(from: number): void {
    const cells = this.houses.length * this.columns
    for (let step = 0; step < cells; step++) {
      const cell = (from + step) % cells
      const [seat, column] = [Math.floor(cell / this.columns), cell % this.columns]
      if (this.at(seat, column) === null) {
        this.seat = seat
        this.column = column
        break
      }
    }
    this.#keep()
  }

  #keep(): void {
    const { houses, expansion } = this
    localStorage.setItem(
      PLACE,
      JSON.stringify({ houses, expansion, numbers: this.#numbers, owners: this.#owners } satisfies Kept),
    )
  }
}
