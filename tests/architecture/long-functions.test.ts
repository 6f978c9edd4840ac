import { expect, test } from 'vitest';
import { longFunctions, MOST_LINES_OF_A_FUNCTION } from './long-functions.ts';
import { codeFiles } from './source-files.ts';

const isCode = (path: string) => /^(src|scripts)\//.test(path) && !/\.test\.tsx?$/.test(path);
const ofTheProject = () => longFunctions(codeFiles().filter(({ path }) => isCode(path)));

test(`a function has at most ${MOST_LINES_OF_A_FUNCTION} lines`, () => {
	expect(ofTheProject()).toEqual([]);
});

test.each([
	['a declaration', 'function far() {', '}', 'far'],
	['an arrow function', 'const far = () => {', '};', 'far'],
	['a method', 'class One { far() {', '} }', 'far'],
	['a callback', 'run(() => {', '});', '(without a name)'],
])('%s of one line too many is found', (_name, begin, end, name) => {
	const file = (lines: number) => ({
		path: 'src/x.ts',
		text: `${begin}\n${'\tstep();\n'.repeat(lines - 2)}${end}\n`,
	});
	expect(longFunctions([file(MOST_LINES_OF_A_FUNCTION)])).toEqual([]);
	expect(longFunctions([file(MOST_LINES_OF_A_FUNCTION + 1)])).toEqual([`src/x.ts: ${name}`]);
});
