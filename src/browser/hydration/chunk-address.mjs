const MARK = '?address';

/**
 * The modules that concern the plugin. The bundler compares by itself: to call a plugin for each of thousands of imports takes it longer.
 */
const filter = { id: /\?address$/ };

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
		resolveId: {
			filter,
			async handler(source, importer) {
				const script = await this.resolve(source.slice(0, -MARK.length), importer);
				return script && `${script.id}${MARK}`;
			},
		},
		load: {
			filter,
			handler(id) {
				const script = id.slice(0, -MARK.length);
				if (isServed) return `export default ${JSON.stringify(`/@fs${script}`)}`;
				// Pages have no such address: only scripts load one.
				if (this.environment.config.consumer === 'server') return 'export default undefined';
				const file = this.emitFile({ type: 'chunk', id: script });
				return `export default import.meta.ROLLUP_FILE_URL_${file}`;
			},
		},
	};
}
