import { expect, test } from 'vitest';
import { faultsOf } from './well-formed.ts';

test('a well-formed picture has no faults', () => {
	expect(faultsOf('<svg a="1"><g><path d="M0 0"/></g><title>A, b</title></svg>')).toEqual([]);
});

test.each([
	['<svg><g></svg>', '</svg> closes <g>'],
	['<svg><g>', 'never closed: svg, g'],
	['<svg a="1" a="2"></svg>', 'attribute twice: <svg a="1" a="2">'],
	['<svg>a < b</svg>', 'stray markup: a < b'],
	['<svg>a & b</svg>', 'stray markup: a & b'],
	['<svg></svg><', 'text after the end: <'],
	['<svg a=1></svg>', 'stray markup: <svg a=1>'],
])('%s is faulty', (svg, fault) => {
	expect(faultsOf(svg)).toContain(fault);
});
