import { hostOf } from '../../../tests/crash/dealers.ts';
import { newAttempt } from '../../../tests/crash/send.ts';
import { GOOD_ENQUIRY } from '../../../tests/fixtures/leads/lead-service.ts';
import { round } from '../median.ts';
import { type Connection, openConnection } from './connection.ts';

/** Throughput and latency of accepted leads. Each was acknowledged. */
export interface Load {
	leads: number;
	leads_per_s: number;
	p50_ms: number;
	p99_ms: number;
}

/** Sends leads as fast as the connections allow, until the count or the time is reached. */
export async function fullLoad(
	url: string,
	{ connections, seconds, leads }: { connections: number; seconds: number; leads: number },
): Promise<Load> {
	const times: number[] = [];
	const began = performance.now();
	const end = began + seconds * 1000;
	let sent = 0;
	await withConnections(url, connections, async (connection) => {
		while (performance.now() < end && sent < leads) {
			sent += 1;
			times.push(await timed(connection, performance.now()));
		}
	});
	return loadOf(times, performance.now() - began);
}

/** Sends leads at a fixed rate, whether earlier ones were answered or not; latency counts from when each was due. */
export async function fixedLoad(
	url: string,
	{ perSecond, connections, seconds }: { perSecond: number; connections: number; seconds: number },
): Promise<Load> {
	const times: number[] = [];
	const began = performance.now();
	let next = 0;
	await withConnections(url, connections, async (connection) => {
		while (next < perSecond * seconds) {
			const due = began + (next * 1000) / perSecond;
			next += 1;
			await new Promise((settle) => setTimeout(settle, Math.max(0, due - performance.now())));
			times.push(await timed(connection, due));
		}
	});
	return loadOf(times, performance.now() - began);
}

async function withConnections(
	url: string,
	count: number,
	work: (connection: Connection) => Promise<void>,
): Promise<void> {
	const connections = await Promise.all(Array.from({ length: count }, () => openConnection(url)));
	try {
		await Promise.all(connections.map(work));
	} finally {
		for (const connection of connections) connection.close();
	}
}

/** Sends a lead from a new shopper and returns the milliseconds since `since`. Throws when it is not accepted. */
async function timed(connection: Connection, since: number): Promise<number> {
	const { dealer, path, submission_id, fields, address } = newAttempt(
		'coast',
		'/api/enquiries',
		GOOD_ENQUIRY,
	);
	const body = JSON.stringify({ submission_id, ...fields });
	const status = await connection.ask(
		`POST ${path} HTTP/1.1\r\nHost: ${hostOf(dealer)}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
	);
	if (status !== 200) throw new Error(`A lead was answered with ${status}`);
	return performance.now() - since;
}

function loadOf(times: readonly number[], elapsedMs: number): Load {
	const sorted = times.toSorted((a, b) => a - b);
	const percentile = (part: number) =>
		round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN, 2);
	return {
		leads: times.length,
		leads_per_s: Math.round((times.length * 1000) / elapsedMs),
		p50_ms: percentile(0.5),
		p99_ms: percentile(0.99),
	};
}
