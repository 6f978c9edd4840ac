/** The fragment of the address that asks whether to delete the account, so that the browser's Back leaves it. */
export const ERASING = '#delete-account';
