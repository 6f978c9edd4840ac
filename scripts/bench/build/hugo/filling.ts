import { bytesOf } from '../equal-pages.ts';
import type { Kind } from './content.ts';

const FOLDERS: Record<Kind, string> = { vehicle: 'cars', 'stock-list': 'search' };
const EDGES = ['<template>', '</template>'] as const;

/**
 * One text for each kind of page, of as many bytes as Hugo's pages lack on average: markup of our own page, in a `<template>`.
 * Printing it costs Hugo less than rendering such parts would, so what remains of the difference is in Hugo's favour.
 *
 * @param samples one of our pages of each kind
 * @param ours sizes of our pages in bytes, by path
 * @param bare sizes of Hugo's pages without filling
 */
export function fillingOf(
	samples: Record<Kind, string>,
	ours: ReadonlyMap<string, number>,
	bare: ReadonlyMap<string, number>,
): Record<Kind, string> {
	const filling = (kind: Kind) => {
		const paths = [...bare.keys()].filter((path) => path.split('/')[1] === FOLDERS[kind] && ours.has(path));
		const lacking = (bytesOf(ours, paths) - bytesOf(bare, paths)) / paths.length;
		return textOf(samples[kind], Math.round(lacking));
	};
	return { vehicle: filling('vehicle'), 'stock-list': filling('stock-list') };
}

function textOf(page: string, bytes: number): string {
	const room = bytes - Buffer.byteLength(EDGES.join(''));
	if (room <= 0) return '';
	const [, main = ''] = page.split(/<main\b[^>]*>|<\/main>/);
	const cut = Buffer.from(main).subarray(0, room).toString();
	const taken = cut.slice(0, cut.lastIndexOf('>') + 1);
	return EDGES.join(taken + ' '.repeat(Math.max(room - Buffer.byteLength(taken), 0)));
}
