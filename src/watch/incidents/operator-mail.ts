import { createTransport } from 'nodemailer';
import type { Incident } from './incidents.ts';

/** What has changed since the last mail to the operator. */
export interface IncidentNews {
	begun: readonly Incident[];
	lasting: readonly Incident[];
	/** Keys of those that are over. */
	ended: readonly string[];
}

/** Compares the incidents with those the operator knows of. */
export function incidentNews(
	incidents: readonly Incident[],
	reported: Readonly<Record<string, string>>,
): IncidentNews {
	const keys = new Set(incidents.map(({ key }) => key));
	return {
		begun: incidents.filter(({ key }) => !(key in reported)),
		lasting: incidents.filter(({ key }) => key in reported),
		ended: Object.keys(reported).filter((key) => !keys.has(key)),
	};
}

/** The mail about them, as text: subject and body. Null when there is no news. */
export function operatorMail({
	begun,
	lasting,
	ended,
}: IncidentNews): { subject: string; text: string } | null {
	if (begun.length === 0 && ended.length === 0) return null;
	const part = (title: string, lines: readonly string[]) =>
		lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `- ${line}`).join('\n')}`];
	const texts = (incidents: readonly Incident[]) => incidents.map(({ text }) => text);
	const first = begun[0]?.text.split('\n')[0] ?? `over: ${ended[0] ?? ''}`;
	const more = begun.length + ended.length - 1;
	return {
		subject: `Forecourt: ${first.slice(0, 120)}${more > 0 ? ` (and ${more} more)` : ''}`,
		text: [...part('New', texts(begun)), ...part('Over', ended), ...part('Still open', texts(lasting))].join(
			'\n\n',
		),
	};
}

/** Where mail to the operator of the fleet goes. */
export interface OperatorAddress {
	smtpUrl: string;
	from: string;
	to: string;
}

const TIMEOUT_MS = 20_000;

/** Sends a mail to the operator. @throws when the mail server does not accept it */
export async function sendToOperator(
	{ smtpUrl, from, to }: OperatorAddress,
	mail: { subject: string; text: string },
): Promise<void> {
	const transport = createTransport({
		url: smtpUrl,
		connectionTimeout: TIMEOUT_MS,
		greetingTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	try {
		await transport.sendMail({ from, to, ...mail });
	} finally {
		transport.close();
	}
}

/** Pause after a mail that could not be sent. */
const RETRY_MS = 5 * 60_000;

/**
 * Informs the operator by mail, and the log, of incidents that begin and end. A mail that could not be sent is sent later, with what has
 * come since.
 *
 * @param operator null: the log only
 */
export function reporter(operator: OperatorAddress | null, now: () => Date, log: (line: string) => void) {
	let retryAt = 0;
	return async (
		incidents: readonly Incident[],
		reported: Readonly<Record<string, string>>,
	): Promise<Record<string, string>> => {
		const mail = operatorMail(incidentNews(incidents, reported));
		if (mail === null || now().getTime() < retryAt) return { ...reported };
		try {
			if (operator) await sendToOperator(operator, mail);
			log(`${operator ? `mail to ${operator.to}` : 'note'}: ${mail.subject}`);
		} catch (error) {
			retryAt = now().getTime() + RETRY_MS;
			log(`✗ mail to the operator could not be sent, and will be again: ${String(error)}`);
			return { ...reported };
		}
		const time = now().toISOString();
		return Object.fromEntries(incidents.map(({ key }) => [key, reported[key] ?? time]));
	};
}
