import { describeError, type Log } from '../log.ts';
import { sendByGateway } from './gateway.ts';
import { sendToMailPage, type TextMail } from './mail-page.ts';
import type { SendText } from './send-text.ts';
import { sendByTwilio } from './twilio.ts';

interface Parts extends TextMail {
	/** The value of an environment variable. */
	secretOf: (name: string) => string | undefined;
	/** Whether the preview's mail page may show text messages: a site that is built later may ask for it too. */
	hasMailPage: boolean;
	now: () => Date;
	log: Log;
}

/** Sends text messages by the service each dealer has chosen. */
export function sendTextWith({ secretOf, hasMailPage, now, log, ...mail }: Parts): SendText {
	return async (message, { slug, accounts }) => {
		const service = accounts?.text_service;
		try {
			if (service?.provider === 'gateway')
				await sendByGateway(message, { ...service, secret: secretOf(service.secret_env) ?? '' }, now());
			else if (service?.provider === 'twilio')
				await sendByTwilio(message, { ...service, token: secretOf(service.secret_env) ?? '' });
			else if (hasMailPage) await sendToMailPage(message, mail);
			else throw new Error('accounts.text_service is not set');
			return true;
		} catch (error) {
			log({
				level: 'error',
				message: 'a text message was not sent',
				dealer: slug,
				reason: describeError(error),
			});
			return false;
		}
	};
}
