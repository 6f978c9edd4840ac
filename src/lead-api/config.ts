import { resolve } from 'node:path';
import { isLoopback } from '../api/loopback.ts';
import { type IsTrusted, trustedProxies } from './request/trusted-proxies.ts';
import type { StoreLocation } from './store/open-store.ts';

/** Configuration from environment variables; see {@link VARIABLES}. */
export interface Config {
	host: string;
	port: number;
	/** Key that signs questions and challenges and hashes the keys of counters. */
	secret: string;
	/** Folder of the site files that the build writes for the service. */
	sitesDir: string;
	store: StoreLocation;
	isTrusted: IsTrusted;
	/** Whether sites also answer at `<slug>.localhost`. */
	isLocal: boolean;
	smtpUrl: string;
	/** The address mails come from. */
	mailFrom: string;
	/** Whether the service and its mail server are used on this machine only: then sign-in codes may be shown on the preview's mail page. */
	isOnlyHere: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Minimum length of the secret, characters. */
export const SECRET_LENGTH = 32;

/** Description of each variable, for `--help` and for configuration errors. */
export const VARIABLES = {
	LEAD_API_SECRET: `at least ${SECRET_LENGTH} random characters, the same in every instance: openssl rand -hex 32`,
	SMTP_URL: 'the outgoing mail server: smtps://user:password@mail.example',
	LEAD_API_MAIL_FROM: 'the sender address of mail to dealers: leads@forecourt.example',
	LEAD_API_STORE: 'postgres://…, or the file of an SQLite database (.forecourt/leads.sqlite)',
	LEAD_API_SITES: 'the folder of site files that the build writes for the service (dist/.api)',
	LEAD_API_HOST: 'the address to listen on (127.0.0.1)',
	LEAD_API_PORT: 'the port to listen on (8080)',
	LEAD_API_PROXIES:
		'addresses and networks of trusted proxies, whose X-Forwarded headers are used: 10.0.0.0/8, ::1 (none)',
	LEAD_API_LOCALHOST: '1 also serves dealers at <slug>.localhost',
} as const;

/** Reads the configuration, or returns all its problems at once. */
export function readConfig(env: Environment): { config: Config } | { problems: string[] } {
	const problems: string[] = [];
	const wrong = (name: keyof typeof VARIABLES, found: string): void => {
		problems.push(`${name} ${found}; expected: ${VARIABLES[name]}`);
	};
	const required = (name: keyof typeof VARIABLES, isGood: (value: string) => boolean): string => {
		const value = env[name] ?? '';
		if (value === '') wrong(name, 'is not set');
		// The value may be a secret: the message does not repeat it.
		else if (!isGood(value)) wrong(name, 'cannot be used');
		return value;
	};
	const secret = required('LEAD_API_SECRET', (value) => value.length >= SECRET_LENGTH);
	const smtpUrl = required('SMTP_URL', (value) => /^smtps?:\/\/[^/]+/.test(value) && URL.canParse(value));
	const mailFrom = required('LEAD_API_MAIL_FROM', (value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value));
	const { LEAD_API_PORT = '8080', LEAD_API_PROXIES = '', LEAD_API_SITES = 'dist/.api' } = env;
	const host = env.LEAD_API_HOST || '127.0.0.1';
	const port = Number(LEAD_API_PORT);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong('LEAD_API_PORT', `is ${LEAD_API_PORT}`);
	const proxies = trustedProxies(LEAD_API_PROXIES);
	if ('wrong' in proxies) wrong('LEAD_API_PROXIES', `names ${proxies.wrong}`);
	const store = storeLocation(env.LEAD_API_STORE);
	if (!store) wrong('LEAD_API_STORE', 'cannot be used');
	if (problems.length > 0 || 'wrong' in proxies || !store) return { problems };
	return {
		config: {
			host,
			port,
			secret,
			sitesDir: resolve(LEAD_API_SITES),
			store,
			isTrusted: proxies.isTrusted,
			isLocal: env.LEAD_API_LOCALHOST === '1',
			smtpUrl,
			mailFrom,
			isOnlyHere:
				isLoopback(hostOf(host)) && isLoopback(new URL(smtpUrl).hostname) && LEAD_API_PROXIES === '',
		},
	};
}

/** An address to listen on, as the host of a URL. */
function hostOf(address: string): string {
	return address.includes(':') ? `[${address}]` : address;
}

/** Location of the lead store from `LEAD_API_STORE`; null for a URL of another database than PostgreSQL. */
export function storeLocation(named = ''): StoreLocation | null {
	if (/^postgres(ql)?:\/\//.test(named)) return URL.canParse(named) ? { postgres: named } : null;
	if (/^\w+:\/\//.test(named)) return null;
	return { sqlite: resolve(named || '.forecourt/leads.sqlite') };
}
