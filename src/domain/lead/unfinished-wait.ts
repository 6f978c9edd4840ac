/** Minutes a lead with several steps waits for its next one before it is delivered unfinished, with the link to continue it. */
export const UNFINISHED_WAIT_MINUTES = 15;
