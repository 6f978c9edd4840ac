/** How mails are sent. */
export interface MailSettings {
	/**
	 * The server that takes our mail: `smtps://user:password@mail.example:465` or `smtp://…:587`. Except on this machine the connection
	 * must be encrypted; `?ignoreTLS=true` allows a plain one, for a server in the same private network.
	 */
	url: string;
	/** The sender's address, one that this server may send for. */
	from: string;
	/** A mail takes no longer, milliseconds. */
	timeoutMs: number;
}
