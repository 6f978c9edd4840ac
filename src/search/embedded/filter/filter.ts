/** A filter as it was understood. */
export type Filter =
	| { kind: 'and' | 'or'; parts: readonly Filter[] }
	| { kind: 'not'; part: Filter }
	| { kind: 'condition'; attribute: string; test: Test }
	| { kind: 'near'; latitude: number; longitude: number; metres: number };

/** What a condition asks of an attribute. Values are texts; those that are numbers are compared as numbers too. */
export type Test =
	| { is: 'equal'; values: readonly string[] }
	| { is: Comparison; value: string }
	| { is: 'between'; from: string; to: string }
	| { is: 'present' }
	| { is: 'null' }
	| { is: 'empty' };

export type Comparison = '>' | '>=' | '<' | '<=';
