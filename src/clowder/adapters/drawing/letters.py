"""Letters of five columns by eight dots, so that a picture needs no fonts. A column is two hexadecimal digits, the lowest
bit its uppermost dot."""

from __future__ import annotations

from functools import cache
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 6, 9
"""Dots that a letter takes, with the room around it."""

COLUMNS = dict(
    pair.split(" ")
    for pair in """
! 00005F0000,# 147F147F14,% 2313086462,& 3649562050,' 0008070300,( 001C224100,) 0041221C00,* 2A1C7F1C2A,+ 08083E0808
- 0808080808,. 0000606000,/ 2010080402,: 0000140000,; 0040340000,< 0008142241,= 1414141414,> 0041221408,? 0201590906
0 3E5149453E,1 00427F4000,2 7249494946,3 2141494D33,4 1814127F10,5 2745454539,6 3C4A494931,7 4121110907,8 3649494936
9 464949291E,A 7C1211127C,B 7F49494936,C 3E41414122,D 7F4141413E,E 7F49494941,F 7F09090901,G 3E41415173,H 7F0808087F
I 00417F4100,J 2040413F01,K 7F08142241,L 7F40404040,M 7F021C027F,N 7F0408107F,O 3E4141413E,P 7F09090906,Q 3E4151215E
R 7F09192946,S 2649494932,T 03017F0103,U 3F4040403F,V 1F2040201F,W 3F4038403F,X 6314081463,Y 0304780403,Z 6159494D43
_ 4040404040,a 2054547840,b 7F28444438,c 3844444428,d 384444287F,e 3854545418,f 00087E0902,g 18A4A49C78,h 7F08040478
i 00447D4000,j 2040403D00,k 7F10284400,l 00417F4000,m 7C04780478,n 7C08040478,o 3844444438,p FC18242418,q 18242418FC
r 7C08040408,s 4854545424,t 04043F4424,u 3C4040207C,v 1C2040201C,w 3C4030403C,x 4428102844,y 4C9090907C,z 4464544C44
▲ 40787F7840,▼ 010F7F0F01,★ 243C1F3C24,◆ 081C3E1C08,◎ 1C222A221C,♥ 0E1F3E1F0E,☠ 1E2B7F2B1E,♟ 406E7F6E40,▒ 552A552A55
· 0000080000,↻ 3E41455E08,↺ 085E45413E,▶ 7F3E1C0800,— 0808080808,– 0808080808,’ 0008070300,× 0022142200,→ 08082A1C08
""".strip().replace("\n", ",").split(",")
) | {" ": "0000000000", ",": "0080703000"}  # fmt: skip
UNKNOWN = "7F4141417F"


@cache
def letter(sign: str) -> NDArray[np.bool_]:
    """The dots of a letter; accents are left out."""
    bare = sign if sign in COLUMNS else normalize("NFKD", sign)[0]
    columns = np.frombuffer(bytes.fromhex(COLUMNS.get(bare, UNKNOWN)), np.uint8)
    dots = np.zeros((HEIGHT, WIDTH), np.bool_)
    dots[:8, :5] = (columns[np.newaxis, :] >> np.arange(8)[:, np.newaxis]) & 1
    return dots


def line_of(text: str) -> NDArray[np.bool_]:
    """The dots of a line."""
    return np.concatenate([letter(sign) for sign in text or " "], axis=1)
