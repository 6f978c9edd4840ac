import type { Reporter } from 'vitest/node';
import { failureNote, noteBelowTable } from './run-note.ts';

type Hook<Name extends keyof Reporter> = Parameters<NonNullable<Reporter[Name]>>;

/** Lists every failed test and file once more below the table of `npm test`, where they survive in a log that is cut. */
export default class VitestFailures implements Reporter {
	onTestCaseResult(...[test]: Hook<'onTestCaseResult'>) {
		const { state, errors } = test.result();
		if (state === 'failed')
			noteBelowTable(failureNote(`${test.module.relativeModuleId} › ${test.fullName}`, errors?.[0]?.message));
	}

	onTestRunEnd(...[modules, unhandled]: Hook<'onTestRunEnd'>) {
		for (const module of modules) {
			for (const { message } of module.errors())
				noteBelowTable(failureNote(module.relativeModuleId, message));
		}
		for (const { message } of unhandled) noteBelowTable(failureNote('an error outside of tests', message));
	}
}
