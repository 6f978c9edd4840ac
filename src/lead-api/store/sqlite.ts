import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Body, Database, Row, Statement } from './database.ts';
import { isBusy } from './is-busy.ts';
import { emptyLog, openFile } from './sqlite-file.ts';

/** What came in while a transaction ran shares the next one's commit, up to so many. */
const MOST_TOGETHER = 128;

interface Job {
	body: Body<unknown>;
	settle: (value: never) => void;
	refuse: (reason: unknown) => void;
}

/**
 * A database in one file. What waits at the same time becomes one transaction with a savepoint for each body (group commit): a disk
 * that needs ten milliseconds to make something durable needs them once for all of them. Throws when the file cannot be opened.
 */
export function openSqlite(file: string): Database {
	const connection = openFile(file);
	const run = runner(connection);
	let waiting: Job[] = [];

	const flush = (): void => {
		const jobs = waiting.slice(0, MOST_TOGETHER);
		waiting = waiting.slice(MOST_TOGETHER);
		if (jobs.length === 0) return;
		if (waiting.length > 0) setImmediate(flush);
		const failure = runTogether(connection, run, jobs);
		// These have waited as long for the same lock.
		if (isBusy(failure)) for (const { refuse } of waiting.splice(0)) refuse(failure);
	};
	return {
		dialect: 'sqlite',
		transaction: (body) =>
			new Promise((settle, refuse) => {
				waiting.push({ body, settle, refuse });
				if (waiting.length === 1) setImmediate(flush);
			}),
		async emptyLog() {
			while (waiting.length > 0) flush();
			emptyLog(connection);
		},
		async close() {
			while (waiting.length > 0) flush();
			connection.close();
		},
	};
}

type Run = (statement: Statement) => Row[];

/** One transaction for all: a body that fails fails alone, a commit that fails takes all. Returns what failed for all. */
function runTogether(connection: DatabaseSync, run: Run, jobs: readonly Job[]): unknown {
	const answers: (() => void)[] = [];
	try {
		run(['BEGIN IMMEDIATE']);
		for (const job of jobs)
			answers.push(jobs.length === 1 ? carryOut(job, run) : apart(connection, job, run));
		run(['COMMIT']);
	} catch (error) {
		if (connection.isTransaction) connection.exec('ROLLBACK');
		for (const { refuse } of jobs) refuse(error);
		return error;
	}
	for (const answer of answers) answer();
	return null;
}

/** Runs a body behind a savepoint. SQLite copies every page that changes behind one, so a body that is alone goes without. */
function apart(connection: DatabaseSync, job: Job, run: Run): () => void {
	run(['SAVEPOINT job']);
	try {
		const answer = carryOut(job, run);
		run(['RELEASE job']);
		return answer;
	} catch (error) {
		// A full disk ends the whole transaction by itself.
		if (!connection.isTransaction) throw error;
		connection.exec('ROLLBACK TO job; RELEASE job');
		return () => job.refuse(error);
	}
}

function carryOut({ body, settle }: Job, run: Run): () => void {
	const value = drive(body, run) as never;
	return () => settle(value);
}

function drive(body: Body<unknown>, run: Run): unknown {
	const steps = body();
	let step = steps.next();
	while (!step.done) step = steps.next(run(step.value));
	return step.value;
}

function runner(connection: DatabaseSync): Run {
	const prepared = new Map<string, StatementSync>();
	return ([sql, ...values]) => {
		let statement = prepared.get(sql);
		if (!statement) {
			// Values by their place are bound five times as fast as values by name.
			statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
			prepared.set(sql, statement);
		}
		return statement.all(...values) as Row[];
	};
}
