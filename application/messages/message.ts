/** A text for the user by its key in the message catalogue, with what its placeholders stand for. */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

export const message = (key: string, params: Message['params'] = {}): Message => ({ key, params })
