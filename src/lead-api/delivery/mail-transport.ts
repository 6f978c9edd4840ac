import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../api/loopback.ts';
import type { MailSettings } from './mail-settings.ts';

/** The connection to the server that takes our mail, encrypted except on this machine. It reads no files and fetches no addresses. */
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
