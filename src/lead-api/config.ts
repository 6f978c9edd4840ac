import { resolve } from 'node:path';
import { type IsTrusted, trustedProxies } from './request/trusted-proxies.ts';
import type { StorePlace } from './store/open-store.ts';

/** Everything the service is told from outside, by environment variables; {@link readConfig} names them. */
export interface Config {
	host: string;
	port: number;
	/** Signs questions and challenges, hides what is counted. */
	secret: string;
	/** Where the build writes what the service knows of dealers. */
	sitesDir: string;
	store: StorePlace;
	isTrusted: IsTrusted;
	/** Whether sites also answer at `<slug>.localhost`. */
	isLocal: boolean;
	smtpUrl: string;
	/** The address mails come from. */
	mailFrom: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter secrets can be guessed. */
const SECRET_LENGTH = 32;

/** What each variable is, for `--help` and for whoever starts the service without it. */
export const VARIABLES = {
	LEAD_API_SECRET: `at least ${SECRET_LENGTH} characters by chance, the same in every instance: openssl rand -hex 32`,
	SMTP_URL: 'the server that takes mail: smtps://user:password@mail.example',
	LEAD_API_MAIL_FROM: 'the address mail to dealers comes from: leads@forecourt.example',
	LEAD_API_STORE: 'postgres://…, or the file of an SQLite database (.forecourt/leads.sqlite)',
	LEAD_API_SITES: 'where the build has written what it tells the service of dealers (dist/.api)',
	LEAD_API_HOST: 'the address to listen at (127.0.0.1)',
	LEAD_API_PORT: 'the port to listen at (8080)',
	LEAD_API_PROXIES:
		'addresses and networks of the proxies in front, which are believed about hosts and visitors: 10.0.0.0/8, ::1 (none)',
	LEAD_API_LOCALHOST: '1 lets dealers answer at <slug>.localhost, too',
} as const;

/** Reads the configuration, or tells everything that is wrong with it at once. */
export function readConfig(env: Environment): { config: Config } | { problems: string[] } {
	const problems: string[] = [];
	const wrong = (name: keyof typeof VARIABLES, found: string): void => {
		problems.push(`${name} ${found}; it takes ${VARIABLES[name]}`);
	};
	const required = (name: keyof typeof VARIABLES, isGood: (value: string) => boolean): string => {
		const value = env[name] ?? '';
		if (value === '') wrong(name, 'is not set');
		// What is wrong may be a secret: it is not repeated.
		else if (!isGood(value)) wrong(name, 'cannot be used');
		return value;
	};
	const secret = required('LEAD_API_SECRET', (value) => value.length >= SECRET_LENGTH);
	const smtpUrl = required('SMTP_URL', (value) => /^smtps?:\/\/[^/]+/.test(value) && URL.canParse(value));
	const mailFrom = required('LEAD_API_MAIL_FROM', (value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value));
	const { LEAD_API_PORT = '8080', LEAD_API_PROXIES = '', LEAD_API_SITES = 'dist/.api' } = env;
	const port = Number(LEAD_API_PORT);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong('LEAD_API_PORT', `is ${LEAD_API_PORT}`);
	const proxies = trustedProxies(LEAD_API_PROXIES);
	if ('wrong' in proxies) wrong('LEAD_API_PROXIES', `names ${proxies.wrong}`);
	const store = storePlace(env.LEAD_API_STORE);
	if (!store) wrong('LEAD_API_STORE', 'cannot be used');
	if (problems.length > 0 || 'wrong' in proxies || !store) return { problems };
	return {
		config: {
			host: env.LEAD_API_HOST || '127.0.0.1',
			port,
			secret,
			sitesDir: resolve(LEAD_API_SITES),
			store,
			isTrusted: proxies.isTrusted,
			isLocal: env.LEAD_API_LOCALHOST === '1',
			smtpUrl,
			mailFrom,
		},
	};
}

/** Where leads are kept by what `LEAD_API_STORE` says; null for an address of anything but PostgreSQL. */
export function storePlace(named = ''): StorePlace | null {
	if (/^postgres(ql)?:\/\//.test(named)) return URL.canParse(named) ? { postgres: named } : null;
	if (/^\w+:\/\//.test(named)) return null;
	return { sqlite: resolve(named || '.forecourt/leads.sqlite') };
}
