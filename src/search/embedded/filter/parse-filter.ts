import { SearchUnavailable } from '../../search-unavailable.ts';
import type { Comparison, Filter, Test } from './filter.ts';
import { FilterReader } from './filter-reader.ts';

/** How deep parentheses may be nested. */
const MOST_LEVELS = 200;

/** A filter as it is meant; null for an empty one. Rejects what it does not understand. */
export function parseFilter(expression: string): Filter | null {
	return expression.trim() === '' ? null : new FilterParser(new FilterReader(expression)).parse();
}

function group(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
	return parts.length === 1 ? (parts[0] as Filter) : { kind, parts };
}

class FilterParser {
	readonly #reader: FilterReader;
	#level = 0;

	constructor(reader: FilterReader) {
		this.#reader = reader;
	}

	parse(): Filter {
		const filter = this.#alternatives();
		this.#reader.end();
		return filter;
	}

	#alternatives(): Filter {
		this.#level += 1;
		if (this.#level > MOST_LEVELS) this.#reader.reject('fewer parentheses');
		const parts = [this.#conjunction()];
		while (this.#reader.takes('word', 'OR')) parts.push(this.#conjunction());
		this.#level -= 1;
		return group('or', parts);
	}

	#conjunction(): Filter {
		const parts = [this.#negation()];
		while (this.#reader.takes('word', 'AND')) parts.push(this.#negation());
		return group('and', parts);
	}

	#negation(): Filter {
		let isNegated = false;
		while (this.#reader.takes('word', 'NOT')) isNegated = !isNegated;
		const part = this.#primary();
		return isNegated ? { kind: 'not', part } : part;
	}

	#primary(): Filter {
		if (this.#reader.takes('sign', '(')) {
			const filter = this.#alternatives();
			this.#reader.expect(')');
			return filter;
		}
		if (this.#reader.takes('word', '_geoRadius')) return this.#near();
		const attribute = this.#reader.value();
		if (attribute === '_geo') {
			const message = 'Places are filtered by _geoRadius(latitude, longitude, metres), not by _geo.';
			throw new SearchUnavailable('rejected', message);
		}
		const isNegated = this.#reader.takes('sign', '!=');
		if (isNegated || this.#reader.takes('sign', '=')) {
			return condition(attribute, { is: 'equal', values: [this.#reader.value()] }, isNegated);
		}
		for (const is of ['>=', '<=', '>', '<'] satisfies Comparison[]) {
			if (this.#reader.takes('sign', is)) return condition(attribute, { is, value: this.#reader.value() });
		}
		return this.#worded(attribute);
	}

	/** The conditions whose operator is a word. */
	#worded(attribute: string): Filter {
		if (this.#reader.takes('word', 'IS')) {
			const isNegated = this.#reader.takes('word', 'NOT');
			if (this.#reader.takes('word', 'NULL')) return condition(attribute, { is: 'null' }, isNegated);
			if (this.#reader.takes('word', 'EMPTY')) return condition(attribute, { is: 'empty' }, isNegated);
			this.#reader.reject('NULL or EMPTY');
		}
		const isNegated = this.#reader.takes('word', 'NOT');
		if (this.#reader.takes('word', 'EXISTS')) return condition(attribute, { is: 'present' }, isNegated);
		if (this.#reader.takes('word', 'IN')) {
			return condition(attribute, { is: 'equal', values: this.#list() }, isNegated);
		}
		if (isNegated) this.#reader.reject('IN or EXISTS');
		const from = this.#reader.value();
		if (!this.#reader.takes('word', 'TO')) this.#reader.reject('an operator');
		return condition(attribute, { is: 'between', from, to: this.#reader.value() });
	}

	#list(): string[] {
		this.#reader.expect('[');
		const values: string[] = [];
		while (!this.#reader.takes('sign', ']')) {
			values.push(this.#reader.value());
			if (!this.#reader.takes('sign', ',')) {
				this.#reader.expect(']');
				break;
			}
		}
		return values;
	}

	#near(): Filter {
		this.#reader.expect('(');
		const latitude = this.#reader.number();
		this.#reader.expect(',');
		const longitude = this.#reader.number();
		this.#reader.expect(',');
		const metres = this.#reader.number();
		this.#reader.expect(')');
		return { kind: 'near', latitude, longitude, metres };
	}
}

function condition(attribute: string, test: Test, isNegated = false): Filter {
	const filter: Filter = { kind: 'condition', attribute, test };
	return isNegated ? { kind: 'not', part: filter } : filter;
}
