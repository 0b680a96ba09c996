/**
 * Beta-lactams by their side chain R1, the same or nearly the same within a line: chain | medicines, as people name them | source.
 * Who reacts to one of them reacts to the others far more often than to those of another line.
 */
export const sideChainRows = `
氨苄西林型|氨苄西林,阿莫西林,头孢氨苄,头孢拉定,头孢克洛,头孢羟氨苄,头孢丙烯,头孢曲嗪|cn2021
甲氧亚氨基型|头孢曲松,头孢噻肟,头孢吡肟,头孢泊肟,头孢唑肟,头孢妥仑,头孢甲肟,头孢匹罗,头孢地嗪,头孢呋辛|jaci
头孢他啶型|头孢他啶,氨曲南,头孢地尔,头孢洛扎|jaci
头孢克肟型|头孢克肟,头孢地尼|jaci
哌拉西林型|哌拉西林,头孢哌酮|jaci
头孢唑林型|头孢唑林,头孢替唑|jaci
头孢西丁型|头孢西丁,头孢噻吩|jaci
`
