import type { SourceFile } from './source-files.ts';

/** A pattern that must not occur in some of the project's files. */
export interface Rule {
	name: string;
	/** Whether the rule applies to a file. */
	isAbout: (path: string) => boolean;
	/** The forbidden pattern. */
	forbids: RegExp;
	/** The part of a file that is checked; all of it by default. */
	part?: (file: SourceFile) => string;
	/** A file that breaks the rule, to prove that the rule works. */
	example: SourceFile;
	/** Other contents of that file which break it too. */
	further?: readonly string[];
}

/** Whether a file is a test, or a part of one. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$|^tests\//.test(path);

/** Whether a file is one of the rules: they contain the forbidden patterns as examples. */
export const isRule = (path: string) => path.startsWith('tests/architecture/');
