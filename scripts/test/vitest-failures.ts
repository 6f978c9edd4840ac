import type { Reporter } from 'vitest/node';
import { failureNote, noteBelowTable } from './run-note.ts';

/** Names every failed test and file once more below the table of `npm test`, where a log that is cut still has it. */
export default {
	onTestCaseResult({ module, fullName, result }) {
		const { state, errors } = result();
		if (state === 'failed')
			noteBelowTable(failureNote(`${module.relativeModuleId} › ${fullName}`, errors?.[0]?.message));
	},
	onTestRunEnd(modules, unhandled) {
		for (const module of modules) {
			for (const { message } of module.errors())
				noteBelowTable(failureNote(module.relativeModuleId, message));
		}
		for (const { message } of unhandled) noteBelowTable(failureNote('an error outside of tests', message));
	},
} satisfies Reporter;
