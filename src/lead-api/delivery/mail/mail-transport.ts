import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../../api/loopback.ts';
import type { MailSettings } from './mail-settings.ts';

/** Connection to the outgoing mail server, encrypted except on this machine. File and URL access of the library is off. */
export function mailTransport({ url, timeoutMs }: Pick<MailSettings, 'url' | 'timeoutMs'>): Transporter {
	const { hostname, searchParams } = new URL(url);
	return createTransport({
		url,
		requireTLS: !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true',
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		dnsTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}
