import type { ApiSite } from '../../api/site/site-file.ts';

/** A text message to one mobile number. */
export interface TextMessage {
	/** In E.164. */
	to: string;
	text: string;
	/** The same for every attempt to send this message, so that a gateway sends it once; none for a code, which is never sent again. */
	id?: string;
}

/** Sends a text message for a dealer. False when it could not be sent; never an exception. */
export type SendText = (message: TextMessage, site: ApiSite) => Promise<boolean>;
