import { type HttpManner, httpReceiver } from '../fixtures/leads/http-receiver.ts';
import { type SmtpManner, smtpReceiver } from '../fixtures/leads/smtp-receiver.ts';

/** Number of deliveries in twenty that are cut off, rejected for now or never answered. */
const FAILING_OF_TWENTY = 3;

const MAIL_FAILURES: readonly SmtpManner[] = [
	{ refuse: 'connection', code: 421 },
	{ refuse: 'receiver', code: 450 },
	{ refuse: 'message', code: 451 },
	'hang up',
	'take and die',
	'take and say nothing',
];
const WEB_FAILURES: readonly HttpManner[] = [503, 429, 'hang up', 'take and die', 'take and say nothing'];

/** A mail server and a dealer's webhook receiver that fail now and then, and outlive every service. */
export interface Receivers extends AsyncDisposable {
	mailUrl: string;
	webhookUrl: string;
	/** Ids of leads received by mail, one for each delivery. */
	mailed(): string[];
	/** Ids of leads received by webhook. */
	posted(): string[];
}

/** Starts both receivers. */
export async function startReceivers(): Promise<Receivers> {
	const mail = await smtpReceiver(() => manner<SmtpManner>('take', MAIL_FAILURES));
	const web = await httpReceiver(() => manner<HttpManner>(200, WEB_FAILURES));
	return {
		mailUrl: mail.url,
		webhookUrl: web.url,
		mailed: () => mail.taken.map((text) => /^X-Lead-ID: (\S+)/m.exec(text)?.[1] ?? ''),
		posted: () => web.taken.map(({ body }) => (JSON.parse(body) as { lead_id: string }).lead_id),
		async [Symbol.asyncDispose]() {
			await mail[Symbol.asyncDispose]();
			await web[Symbol.asyncDispose]();
		},
	};
}

function manner<Manner>(good: Manner, failures: readonly Manner[]): Manner {
	if (Math.random() * 20 >= FAILING_OF_TWENTY) return good;
	return failures[Math.floor(Math.random() * failures.length)] ?? good;
}
