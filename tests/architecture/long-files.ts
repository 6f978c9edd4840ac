/** Greatest number of lines of a file, except for those listed below. */
export const MOST_LINES = 150;

/** Kinds of files that may be longer, with the reason. */
const KINDS: readonly { is: RegExp; because: string }[] = [
	{ is: /\.(test|spec)\.tsx?$/, because: 'tables of cases are read row by row' },
	{ is: /\.css$/, because: 'declarations of one subject; cutting them apart hides what overrides what' },
	{ is: /^dealers\/|^tests\/fixtures\/dealers\//, because: 'a dealer’s data, not code' },
	{ is: /^scripts\/demo\/(stock|pictures)\//, because: 'invented data and drawings, not code' },
	{ is: /^tests\/fixtures\/answers\//, because: 'questions and the facts they are about, a row each' },
	{ is: /^tests\/fixtures\/search\/words\//, because: 'sentences of shoppers and their filters, a row each' },
	{ is: /^scripts\/bench\//, because: 'invented data for the benchmark' },
];

/** Single files that may be longer, with the reason. */
const FILES: Readonly<Record<string, string>> = {
	'src/ui/theme/roles.ts': 'one table of every colour a theme has',
	'src/domain/answers/comparison/measures.ts':
		'one table of what vehicles are compared by, in the order in which questions are recognised',
};

/** The reason why a file may be long; null when there is none. */
export function excuseOf(path: string): string | null {
	return FILES[path] ?? KINDS.find(({ is }) => is.test(path))?.because ?? null;
}

/** Paths in the list of single files. */
export const EXCUSED_FILES = Object.keys(FILES);
