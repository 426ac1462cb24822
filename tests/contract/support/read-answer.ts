import { isLeft } from 'fp-ts/Either'
import { decode, type Codec } from '#application/codecs/codec'

/** An answer by the codec of the contract; one that breaks it fails the test. */
export const answerAs = <A>(codec: Codec<A>, answer: unknown): A => {
  const read = decode(codec, answer)
  if (isLeft(read)) throw new Error(read.left.join('\n'))
  return read.right
}
