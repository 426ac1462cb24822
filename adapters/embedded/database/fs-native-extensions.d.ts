declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock on bytes of an open file; `false` when somebody else has it. The system ends it with the
   * file.
   */
  export const tryLock: (fd: number, offset: number, length: number) => boolean
}
