import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { DynamicForm } from '#domain/content/dynamic-form'
import { MissingPart } from '../components/MissingPart'
import { t } from '../texts/t'
import { RichTextView } from './RichTextView'
import styles from './FormSection.module.css'

const Form = lazy(async () => ({ default: (await import('./DynamicFormView')).DynamicFormView }))

const nothingChanges = () => () => undefined

/** Whether the page is the browser's: the server and the first drawing in the browser have an outline instead. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )

/** A form of content. Its code is fetched after the page is usable; until then its fields have their places. */
export const FormSection = ({ form }: { readonly form: DynamicForm }) => {
  const isBrowser = useIsBrowser()
  const outline = <Outline form={form} />
  return (
    <div className={styles.form}>
      <RichTextView text={form.description} />
      {isBrowser ? (
        <ErrorBoundary fallback={<MissingPart what={t('content.form')} />}>
          <Suspense fallback={outline}>
            <Form form={form} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        outline
      )}
    </div>
  )
}

const Outline = ({ form: { inputs } }: { readonly form: DynamicForm }) => (
  <div className={styles.fields} aria-busy="true">
    <noscript>
      <p className={styles.fault}>{t('content.form.needsScripts')}</p>
    </noscript>
    {inputs.map(({ id, title, type }) => (
      <div key={id} className={styles.outline} data-type={type}>
        {title}
      </div>
    ))}
  </div>
)
