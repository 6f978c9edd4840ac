const FILES = import.meta.glob<string>('../drawings/views/*.svg', {
	eager: true,
	import: 'default',
	query: '?url',
});

/**
 * The address of a drawing of a body, 'ute', from a side that a photo is wanted of, or of the inside of a kind, 'car'; undefined for one
 * that is not drawn.
 */
export function sideDrawing(body: string, view: string): string | undefined {
	return FILES[`../drawings/views/${body}-${view}.svg`];
}
