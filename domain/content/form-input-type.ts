/** The fields that a form of content may have (CONTENT-26). */
export const formInputTypes = ['text', 'textarea', 'email', 'tel', 'select', 'radio', 'checkbox'] as const

export type FormInputType = (typeof formInputTypes)[number]
