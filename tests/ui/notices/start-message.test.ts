import { describe, expect, it } from 'vitest'
import { leaveStartMessage, takeStartMessage } from '../../../ui/notices/start-message'

const storage =
  (kept = new Map<string, string>()) =>
  () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })

describe('a message over a reload', () => {
  it('[SHELL-07] is taken once', () => {
    const session = storage()
    leaveStartMessage(session, 'Du är utloggad', 'warning')
    expect(takeStartMessage(session)).toEqual({ text: 'Du är utloggad', severity: 'warning' })
    expect(takeStartMessage(session)).toBeUndefined()
  })

  it('[SHELL-08] is information unless it says otherwise', () => {
    const session = storage()
    leaveStartMessage(session, 'Ny version')
    expect(takeStartMessage(session)).toEqual({ text: 'Ny version', severity: 'info' })
  })

  it.each(['', '{', '7', '{"text":3}', 'null'])('shows nothing for bytes that are no message: %s', (bytes) => {
    expect(takeStartMessage(storage(new Map([['start-message', bytes]])))).toBeUndefined()
  })

  it('is lost where the storage may not even be mentioned', () => {
    const refused = () => {
      throw new Error('refused')
    }
    leaveStartMessage(refused, 'Hej')
    expect(takeStartMessage(refused)).toBeUndefined()
  })

  it('is lost, and nothing else, where the storage is full or forbidden', () => {
    const forbidden = () => ({
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    })
    leaveStartMessage(forbidden, 'Hej')
    expect(takeStartMessage(forbidden)).toBeUndefined()
  })
})
