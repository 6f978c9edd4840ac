import type { FeedLinkSettings } from './feed-health/links.ts';
import type { OperatorAddress } from './incidents/operator-mail.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from the environment. */
export interface WatchConfig {
	/** Where health and metrics are served. */
	host: string;
	port: number;
	/** Null where no mail is to be sent. */
	operator: OperatorAddress | null;
	/** Null where no links to reports on feeds are given away. */
	feedLinks: FeedLinkSettings | null;
}

/** Minimum length of the key of links, characters. */
const SECRET_LENGTH = 32;

/** Description of each variable, for `--help` and for messages. */
export const VARIABLES = {
	WATCH_HOST: 'the address that serves /health and /metrics (127.0.0.1)',
	WATCH_PORT: 'its port (9464); 0 for any free one',
	WATCH_MAIL_TO: 'the operator of the fleet, who gets mail about old, shrunken or refused feeds and failures',
	WATCH_MAIL_FROM: 'the sender of that mail (LEAD_API_MAIL_FROM)',
	SMTP_URL: 'the outgoing mail server: smtps://user:password@mail.example',
	FEED_HEALTH_URL: 'the address from which reports on feeds are reached, such as https://feeds.fleet.example',
	FEED_HEALTH_SECRET: `the key of their links, at least ${SECRET_LENGTH} random characters: openssl rand -hex 32; another key ends every link`,
} as const;

/** The settings of links to reports on feeds; null where none are set, or their problems. */
export function readFeedLinks(
	env: Environment,
): { feedLinks: FeedLinkSettings | null } | { problems: string[] } {
	const { FEED_HEALTH_URL: url = '', FEED_HEALTH_SECRET: secret = '' } = env;
	if (url === '' && secret === '') return { feedLinks: null };
	const problems: string[] = [];
	if (!/^https?:\/\//.test(url) || !URL.canParse(url))
		problems.push(
			`FEED_HEALTH_URL ${url === '' ? 'is not set' : 'cannot be used'}; expected: ${VARIABLES.FEED_HEALTH_URL}`,
		);
	if (secret.length < SECRET_LENGTH)
		problems.push(
			`FEED_HEALTH_SECRET ${secret === '' ? 'is not set' : 'is too short'}; expected: ${VARIABLES.FEED_HEALTH_SECRET}`,
		);
	return problems.length > 0 ? { problems } : { feedLinks: { url, secret } };
}

/** Reads the settings, or returns all their problems at once. */
export function readWatchConfig(env: Environment): { config: WatchConfig } | { problems: string[] } {
	const problems: string[] = [];
	const wrong = (name: keyof typeof VARIABLES, found: string) =>
		problems.push(`${name} ${found}; expected: ${VARIABLES[name]}`);
	const { WATCH_HOST, WATCH_PORT = '9464', WATCH_MAIL_TO: to = '' } = env;
	const port = Number(WATCH_PORT);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong('WATCH_PORT', `is ${WATCH_PORT}`);
	const from = env['WATCH_MAIL_FROM'] || env['LEAD_API_MAIL_FROM'] || '';
	const smtpUrl = env['SMTP_URL'] ?? '';
	if (to !== '') {
		if (!isAddress(to)) wrong('WATCH_MAIL_TO', 'is no mail address');
		if (!isAddress(from)) wrong('WATCH_MAIL_FROM', from === '' ? 'is not set' : 'is no mail address');
		// The value may hold a password: the message does not repeat it.
		if (!/^smtps?:\/\/[^/]+/.test(smtpUrl))
			wrong('SMTP_URL', smtpUrl === '' ? 'is not set' : 'cannot be used');
	}
	const links = readFeedLinks(env);
	if ('problems' in links) problems.push(...links.problems);
	if (problems.length > 0 || 'problems' in links) return { problems };
	const operator = to === '' ? null : { smtpUrl, from, to };
	return { config: { host: WATCH_HOST || '127.0.0.1', port, operator, feedLinks: links.feedLinks } };
}

const isAddress = (text: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(text);
