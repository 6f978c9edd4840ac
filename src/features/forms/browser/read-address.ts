import address from './fill-early-from-address.ts?address';

/** Lets the forms of a page be about what its address names, before they are touched. Most addresses name nothing: no script comes then. */
export function readAddress({ search }: Location): void {
	if (search) import(/* @vite-ignore */ address).catch(console.warn);
}
