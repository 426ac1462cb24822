import { pages } from '../../ui/pages'

// Files share modules, and one that is still on its way when the document of a file is taken away is broken for all
// later files. What pages load when they are asked for is therefore loaded before.
await Promise.all(pages.map(({ fetch }) => fetch()))
