const MARK = '?address';

/**
 * `import address from './x.ts?address'` gives the address of a script in a file of its own, for `import(address)` on first use. An
 * ordinary dynamic import would bring Vite's preload helper of 950 bytes into every page, several times what such a page runs at first.
 */
export function chunkAddress() {
	let isServed = false;
	return {
		name: 'chunk-address',
		enforce: 'pre',
		configResolved(config) {
			isServed = config.command === 'serve';
		},
		async resolveId(source, importer) {
			if (!source.endsWith(MARK)) return null;
			const script = await this.resolve(source.slice(0, -MARK.length), importer);
			return script && `${script.id}${MARK}`;
		},
		load(id) {
			if (!id.endsWith(MARK)) return null;
			const script = id.slice(0, -MARK.length);
			if (isServed) return `export default ${JSON.stringify(`/@fs${script}`)}`;
			const file = this.emitFile({ type: 'chunk', id: script });
			return `export default import.meta.ROLLUP_FILE_URL_${file}`;
		},
	};
}
