import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileErrorCode, fileErrorMeaning } from '../file-error.ts';
import { writeWhole } from '../whole-file.ts';
import { WatchedDealerSchema } from './watched-dealer.ts';

/** What the process remembers across a restart. */
const StateSchema = z.object({
	version: z.literal(1),
	/** By slug. */
	dealers: z.record(z.string(), WatchedDealerSchema),
	/** Incidents that the operator was informed of, by key, with the time of the mail. */
	reported: z.record(z.string(), z.iso.datetime()),
});

export type WatchState = z.output<typeof StateSchema>;

/** The state of a process that has never run, for a target. */
const EMPTY: WatchState = { version: 1, dealers: {}, reported: {} };

/** Where a process keeps its state: beside the built sites, one file for each target. */
export function stateFile(outDir: string, targetKey: string): string {
	return join(outDir, '.forecourt', `watch-${targetKey}.json`);
}

/**
 * Reads the state. Without one every dealer is looked at anew, which publishes nothing twice, and the operator is informed of known
 * incidents again; so the log says why one that is there cannot be used.
 */
export function readState(file: string, log: (line: string) => void): WatchState {
	if (!existsSync(file)) return EMPTY;
	try {
		return StateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (error) {
		const reason = error instanceof z.ZodError ? 'it is of another version, or damaged' : String(error);
		log(`✗ ${file}, the state of the watch, cannot be used (${reason}): every dealer is looked at anew`);
		return EMPTY;
	}
}

/**
 * Writes the state, whole or not at all. Where that fails, as on a full disk, the failure is logged once: sites go on being published, and
 * after a restart dealers that are not remembered are looked at anew.
 */
export function stateKeeper(file: string, log: (line: string) => void): (state: WatchState) => void {
	let problem = '';
	return (state) => {
		const before = problem;
		try {
			writeWhole(file, JSON.stringify(state));
			problem = '';
		} catch (error) {
			const code = fileErrorCode(error);
			problem = `${fileErrorMeaning(code) ?? 'cannot be written'} (${code || String(error)})`;
		}
		if (problem !== before)
			log(problem ? `✗ ${file}, the state of the watch: ${problem}` : `✓ ${file} is written again`);
	};
}
