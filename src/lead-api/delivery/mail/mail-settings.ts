/** How mails are sent. */
export interface MailSettings {
	/**
	 * Outgoing mail server: `smtps://user:password@mail.example:465` or `smtp://…:587`. The connection must be encrypted except to this
	 * machine; `?ignoreTLS=true` allows a plain one, for a server in the same private network.
	 */
	url: string;
	/** Sender address, which this server must be allowed to send for. */
	from: string;
	/** Time limit of a mail, milliseconds. */
	timeoutMs: number;
}
