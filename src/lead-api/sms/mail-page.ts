import type { Transporter } from 'nodemailer';
import type { TextMessage } from './send-text.ts';

/** The catcher of mail beside the preview. */
export interface TextMail {
	transport: Pick<Transporter, 'sendMail'>;
	/** The address mails come from. */
	from: string;
}

/** Shows a text message on the preview's mail page: the service refuses to start with this anywhere but on this machine. */
export async function sendToMailPage(
	{ to, text }: TextMessage,
	{ transport, from }: TextMail,
): Promise<void> {
	await transport.sendMail({
		from,
		to: `${to.slice(1)}@text.localhost`,
		subject: `Text message to ${to}`,
		text,
	});
}
