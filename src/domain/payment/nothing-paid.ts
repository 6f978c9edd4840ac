/** Said of a form that leads to a payment and could not be sent: it is not sent later, when its payer has left. */
export const NOTHING_PAID = 'What you typed is still here, and nothing is paid.';
