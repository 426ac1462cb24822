declare const brand: unique symbol

/** A base type made distinct by name, so that one kind of id cannot stand where another is asked for. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
