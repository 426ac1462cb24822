import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import type * as t from 'io-ts'
import {
  FILE_PART,
  ItemChangesBody,
  ItemIdsBody,
  NewCustomItemsBody,
  NewItemsBody,
  QuoteChangesCodec,
  QuoteImportCodec,
} from '#adapters/contract/quote-changes'
import { rowOfCustom } from '#adapters/contract/quote-rows'
import { type Route, routes } from '#adapters/contract/paths'
import { tooLarge } from '#adapters/spreadsheet/sheet-fault'
import { readFormFile } from '../form-file'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, sendOutcome } from '../request-failure'
import { filesBusy, sheetFailure } from '../spreadsheet/sheet-failure'
import { addArticles, addCustomRows, removeRows, replaceArticles } from './add-rows'
import { changeQuote, changeWith, type Change } from './change-quote'
import { changeRows } from './change-rows'
import { importedRows } from './import-rows'
import { quoteCallOf } from './quote-plugin'
import { forQuoteMakers, type OneQuote } from './quote-users'
import { findQuote } from './read-quote'
import { tooManyRows } from './refusals'

const { mostBytes, mostRowsOfACall } = limits.quotes

type AskedChanges = t.TypeOf<typeof ItemChangesBody>

const changesOf = (isArticle: boolean) => (body: AskedChanges) =>
  changeRows(
    isArticle,
    body.map(({ id, seen = {}, after, ...to }) => ({ id, to, seen, after })),
  )

/** The rows of quotes (QUOTE-21 to QUOTE-28). */
export const rowsPlugin: FastifyPluginAsync = async (app) => {
  const { db, spreadsheets } = app.services

  /** A call that changes rows by a list of them. */
  const byList = <Row>(
    { method, path }: Route,
    codec: t.Type<readonly Row[], unknown>,
    change: (rows: readonly Row[]) => Change,
  ) =>
    app.route<OneQuote>({
      method,
      url: path,
      bodyLimit: mostBytes,
      handler: forQuoteMakers<OneQuote>(async (user, request, reply) => {
        const body = readAs(codec, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        if (body.right.length > mostRowsOfACall) return sendFailure(reply, tooManyRows)
        const call = quoteCallOf(request, user)
        if (E.isLeft(call)) return sendFailure(reply, call.left)
        return sendOutcome(reply, QuoteChangesCodec, await changeQuote(call.right, change(body.right)))
      }),
    })

  byList(routes.addQuoteItems, NewItemsBody, addArticles)
  byList(routes.replaceQuoteItems, NewItemsBody, replaceArticles)
  byList(routes.changeQuoteItems, ItemChangesBody, changesOf(true))
  byList(routes.removeQuoteItems, ItemIdsBody, (ids) => removeRows(true, ids))
  byList(routes.addCustomItems, NewCustomItemsBody, (rows) => addCustomRows(rows.map(rowOfCustom)))
  byList(routes.changeCustomItems, ItemChangesBody, changesOf(false))
  byList(routes.removeCustomItems, ItemIdsBody, (ids) => removeRows(false, ids))

  app.post(
    routes.importQuoteItems.path,
    forQuoteMakers<OneQuote>(async (user, request, reply) => {
      // A file is read for those alone whose quote it is for.
      if ((await findQuote(db, user, request.params.id)) === undefined) return sendFailure(reply, notFound)
      const form = await readFormFile(request, {
        ...{ mostBytes: limits.spreadsheet.mostBytes, tooLarge: sheetFailure(tooLarge), part: FILE_PART, fields: [] },
      })
      if (E.isLeft(form)) return sendFailure(reply, form.left)
      const sheet = await spreadsheets.read(form.right.bytes)()
      if (E.isLeft(sheet)) {
        const failure = sheetFailure(sheet.left)
        if (failure === filesBusy) reply.header('retry-after', limits.spreadsheet.retryAfterS)
        return sendFailure(reply, failure)
      }
      if (sheet.right.rows.length > mostRowsOfACall * 2) return sendFailure(reply, tooManyRows)
      const { articles, unread } = await importedRows(db, sheet.right)
      // The same rows in another file are the same request: boundaries of parts differ from one sending to the next.
      const call = quoteCallOf(request, user, { articles, unread })
      if (E.isLeft(call)) return sendFailure(reply, call.left)
      const finish = async (changes: Parameters<Parameters<typeof changeWith>[2]>[0]) => E.right({ changes, unread })
      return sendOutcome(
        reply,
        QuoteImportCodec,
        await changeWith(call.right, addArticles(articles), finish, QuoteImportCodec),
      )
    }),
  )
}
