/** Id of the location that deliveries go out from. */
export const CENTRAL_STORAGE_ID = '100'
