import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { storeClosed } from '../store-closed.ts';
import type { Body, Database, Row, Statement } from './database.ts';
import { isBusy } from './is-busy.ts';
import { emptyLog, openFile } from './sqlite-file.ts';

/** Bodies that share one commit. */
const MOST_TOGETHER = 128;

interface Job {
	body: Body<unknown>;
	settle: (value: never) => void;
	refuse: (reason: unknown) => void;
}

/**
 * A database in one file with group commit: bodies that are waiting at the same time become one transaction with a savepoint for each, so
 * that they share the ten milliseconds a disk may need for a commit. Throws when the file cannot be opened.
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
		// The others waited for the same lock.
		if (isBusy(failure)) for (const { refuse } of waiting.splice(0)) refuse(failure);
	};
	return {
		dialect: 'sqlite',
		transaction: (body) =>
			new Promise((settle, refuse) => {
				if (!connection.isOpen) return refuse(storeClosed());
				waiting.push({ body, settle, refuse });
				if (waiting.length === 1) setImmediate(flush);
			}),
		async emptyLog() {
			if (!connection.isOpen) throw storeClosed();
			while (waiting.length > 0) flush();
			emptyLog(connection);
		},
		async close() {
			while (waiting.length > 0) flush();
			if (connection.isOpen) connection.close();
		},
	};
}

type Run = (statement: Statement) => Row[];

/** Runs bodies in one transaction: a failing body fails alone, a failing commit fails all. Returns the error that failed all, or null. */
function runTogether(connection: DatabaseSync, run: Run, jobs: readonly Job[]): unknown {
	const answers: (() => void)[] = [];
	try {
		run(['BEGIN IMMEDIATE']);
		for (const job of jobs)
			answers.push(jobs.length === 1 ? carryOut(job, run) : inSavepoint(connection, job, run));
		run(['COMMIT']);
	} catch (error) {
		if (connection.isTransaction) connection.exec('ROLLBACK');
		for (const { refuse } of jobs) refuse(error);
		return error;
	}
	for (const answer of answers) answer();
	return null;
}

/** Runs a body in a savepoint. A single body needs none, and SQLite copies every page changed in one. */
function inSavepoint(connection: DatabaseSync, job: Job, run: Run): () => void {
	run(['SAVEPOINT job']);
	try {
		const answer = carryOut(job, run);
		run(['RELEASE job']);
		return answer;
	} catch (error) {
		// A full disk rolls back the whole transaction.
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
			// Positional parameters bind five times as fast as named ones.
			statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
			prepared.set(sql, statement);
		}
		return statement.all(...values) as Row[];
	};
}
