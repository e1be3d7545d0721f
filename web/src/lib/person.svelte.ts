/** Who sits at this device, as far as the server knows. */
import type { Me } from '../protocol'
import * as api from './api'
import { say } from './words.svelte'

class Person {
  #me = $state.raw<Me>({ name: null, login: null })

  get name(): string | null {
    return this.#me.name
  }
  get login(): string | null {
    return this.#me.login
  }

  async look(): Promise<void> {
    this.#me = await api.me()
  }

  async takeName(name: string): Promise<void> {
    this.#me = await api.takeName(name)
  }

  /** Nobody is asked for a name who only wants to play. */
  async beSomebody(): Promise<void> {
    if (this.name === null) await this.look()
    if (this.name === null) await this.takeName(say('page-guest'))
  }

  async makeAccount(login: string, password: string): Promise<void> {
    this.#me = await api.makeAccount(login, password)
  }

  async logIn(login: string, password: string): Promise<void> {
    this.#me = await api.logIn(login, password)
  }

  async logOut(): Promise<void> {
    await api.logOut()
    this.#me = { name: null, login: null }
  }
}

export const person = new Person()
