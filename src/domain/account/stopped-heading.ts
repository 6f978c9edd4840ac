/** The heading where no code can be sent, also the title of the page then. */
export const STOPPED_HEADING = 'We can’t text you a code just now';
