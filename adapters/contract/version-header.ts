/** Names the version of the shop that answers: the address of its first script. Ours alone; others' services lack it. */
export const VERSION_HEADER = 'x-shop-version'
