/** What the host of the search on sets brings: `look` is called now and then, `full` where the table would pass its bound. Either may throw. */

// @ts-ignore: decorator
@external('env', 'look')
export declare function look(stored: i32): void;
// @ts-ignore: decorator
@external('env', 'full')
export declare function full(stored: i32): void;
