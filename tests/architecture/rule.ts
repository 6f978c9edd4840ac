import type { SourceFile } from './source-files.ts';

/** Something the project's files may not hold. */
export interface Rule {
	name: string;
	/** Which files it is about. */
	isAbout: (path: string) => boolean;
	/** What must not stand in them. */
	forbids: RegExp;
	/** The part of a file that counts; all of it when left out. */
	part?: (file: SourceFile) => string;
	/** A file the rule refuses, which proves that it can. */
	example: SourceFile;
	/** Other texts of that file which it refuses too. */
	further?: readonly string[];
}
