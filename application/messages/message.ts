/**
 * A text for the user by its key in the message catalogue, with what its placeholders stand for. A list of messages is
 * one placeholder: their texts, separated by commas.
 */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, string | number | readonly Message[]>>
}

export const message = (key: string, params: Message['params'] = {}): Message => ({ key, params })
