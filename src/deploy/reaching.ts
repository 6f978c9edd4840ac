import { setTimeout as pause } from 'node:timers/promises';
import { TargetError } from './target.ts';

/** Pauses before each further try of a request, milliseconds. */
const PAUSES_MS = [100, 400, 1600, 5000];

/** Time for one request, milliseconds: a large file over a slow line. */
const REQUEST_MS = 120_000;

/** A whole answer: one that breaks off on its way is no answer. */
export interface Answer {
	status: number;
	headers: Headers;
	body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a request and reads its answer, again after a pause where the connection fails or the server is busy.
 *
 * @param place the target's name and what is asked of it, for messages
 * @param isBusy whether an answer with this status may be another one later
 * @throws TargetError when there is no connection after all tries
 */
export async function reaching(
	{ name, call }: { name: string; call: string },
	send: (signal: AbortSignal) => Promise<Response>,
	isBusy: (status: number) => boolean,
): Promise<Answer> {
	for (const [tries, wait] of [...PAUSES_MS, null].entries()) {
		try {
			const response = await send(AbortSignal.timeout(REQUEST_MS));
			const { status, headers } = response;
			const body = new Uint8Array(await response.arrayBuffer());
			if (wait === null || !isBusy(status)) return { status, headers, body };
		} catch (cause) {
			if (wait === null)
				throw new TargetError(
					`${name} cannot be reached after ${tries + 1} tries (${call}: ${reasonOf(cause)}); check the connection and the server. A deployment that is run again goes on where it was`,
					{ cause },
				);
		}
		await pause(wait ?? 0);
	}
	throw new Error('unreachable: the last try returns or throws');
}

/** The text of an answer. */
export function textOf({ body }: Pick<Answer, 'body'>): string {
	return new TextDecoder().decode(body);
}

/** The JSON of an answer; undefined, which is in no published API, for another text: a proxy's page, for example. */
export function jsonOf(answer: Pick<Answer, 'body'>): unknown {
	try {
		return JSON.parse(textOf(answer));
	} catch {
		return undefined;
	}
}

function reasonOf(error: unknown): string {
	const { message, cause } = error as Error;
	return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}
