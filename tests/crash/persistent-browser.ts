import { setTimeout as pause } from 'node:timers/promises';
import { hostOf } from './dealers.ts';
import type { SavedLedger } from './saved-ledger.ts';
import { type Answer, post } from './send.ts';

/** Pause before a retry, milliseconds. */
const RETRY_MS = 10;
/** Longest wait for the text of a code, milliseconds; its service may have been killed. */
const TEXT_MS = 2000;

/** The state that all shoppers of a trial share. */
export interface Shopping {
	dealer: string;
	/** The addresses of the services that are running. */
	urls: readonly string[];
	isOpen: boolean;
	ledger: SavedLedger;
	/** The last text to each number. */
	texts: Map<string, string>;
}

/** A signed-in browser that repeats each call until it is answered, and signs in again when its session has ended. */
export function persistentBrowser(shopping: Shopping, phone: string, address: string) {
	const cookies = new Map<string, string>();
	const { ledger, texts, dealer } = shopping;

	async function once(path: string, sent: object | URLSearchParams): Promise<Answer | null> {
		const url = shopping.urls[Math.floor(Math.random() * shopping.urls.length)];
		if (url === undefined) return null;
		const isForm = sent instanceof URLSearchParams;
		const answer = await post(url, {
			dealer,
			path,
			address,
			body: Buffer.from(isForm ? sent.toString() : JSON.stringify(sent)),
			headers: {
				origin: `https://${hostOf(dealer)}`,
				cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
				'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
			},
		});
		for (const cookie of answer?.cookies ?? []) {
			const [name = '', value = ''] = cookie.split('=');
			if (value === '') cookies.delete(name);
			else cookies.set(name, value);
		}
		return answer;
	}

	async function trySignIn(): Promise<boolean> {
		texts.delete(phone);
		if ((await once('/api/account/codes', { phone }))?.status !== 200) return false;
		const end = Date.now() + TEXT_MS;
		while (!texts.has(phone) && Date.now() < end) await pause(RETRY_MS);
		const code = texts.get(phone)?.slice(0, 6) ?? '';
		const answer = await once('/api/account/sessions', { code });
		const id = answer?.status === 200 ? answer.body.user?.id : undefined;
		if (id === undefined) return false;
		const before = ledger.accounts.get(phone) ?? id;
		if (before !== id) ledger.faults.push(`${phone} had account ${before}, and ${id} after signing in again`);
		ledger.accounts.set(phone, before);
		return true;
	}

	async function signIn(): Promise<void> {
		while (shopping.isOpen && !(await trySignIn())) await pause(RETRY_MS);
	}

	/** Whether the call was made; false when it was refused, or the trial has ended. */
	async function call(path: string, sent: object | URLSearchParams): Promise<boolean> {
		while (shopping.isOpen) {
			const answer = await once(path, sent);
			if (answer?.status === 200 && answer.body.success !== false) return true;
			if (answer?.status === 403) await signIn();
			else if (answer && answer.status !== 503) {
				ledger.faults.push(`${path} answered ${answer.status}: ${answer.body.error}`);
				return false;
			}
			await pause(RETRY_MS);
		}
		return false;
	}

	/** Whether one attempt was answered with 200. */
	const attempt = async (path: string, sent: URLSearchParams) => (await once(path, sent))?.status === 200;

	return { phone, signIn, call, attempt };
}

export type PersistentBrowser = ReturnType<typeof persistentBrowser>;
